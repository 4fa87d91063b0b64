// What stands in a played chat: who is there, where, by which settings, and a line of news.
export const ROOM = { id: '3', slug: 'record-room', title: 'Record Room', image_url: null, motif: 'vinyl', palette: 'midnight' }
export const SETTINGS = {
  product_name: 'Green Room',
  points_convertion_rate: 100,
  min_top_up_amount: 5,
  max_top_up_amount: 10_000,
  vat_percent: 21,
  new_topic_cost: 25,
  message_symbol_cost: 0.1,
  image_attachment_cost: 20,
  document_attachment_cost: 20,
  audio_attachment_cost: 30,
  video_attachment_cost: 40,
  price_changes: [],
  legal_changes: [],
}

export class PlayedEvents extends EventTarget {
  static open: PlayedEvents | null = null
  static isDown = false
  constructor() {
    super()
    PlayedEvents.open = this
    setTimeout(() => (PlayedEvents.isDown ? this.dispatchEvent(new Event('error')) : this.tell('live.opened', {})))
  }
  tell(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
  close() {}
}
