// The PDF of a receipt: one page of A4 with its own fonts in it (docs/decisions/0071-receipts.md).
import { readFileSync } from 'node:fs'
import type { Receipt } from '@green-room/contract/money/receipts'
import { numbersOf } from '#server/platform/texts/amounts.ts'
import type { Texts } from '#server/platform/texts/texts.ts'
import { drawText, type Place } from './pdf-lines.ts'

const fontFile = (name: string): Buffer => readFileSync(new URL(`../../../fonts/${name}.ttf`, import.meta.url))
let fonts: { plain: Buffer; bold: Buffer } | undefined

const [LEFT, RIGHT, GAP] = [56, 539, 24]
const WIDE = RIGHT - LEFT
const INK = '#10251d'
const SOFT = '#4c6258'
const RTL_LANGUAGES = new Set(['ar'])

export async function drawReceipt(texts: Texts, receipt: Receipt, language: string): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  fonts ??= { plain: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') }
  const { money, points } = numbersOf(language)
  const say = (key: string, values?: Record<string, string | number>): string => texts.say(language, `receipt.${key}`, values)
  const isRtl = RTL_LANGUAGES.has(language)
  const title = say(receipt.kind)
  const info = {
    Title: `${title} ${receipt.number}`,
    Author: receipt.product,
    CreationDate: new Date(receipt.issued_at),
    ModDate: new Date(receipt.issued_at),
  }
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: language,
    displayTitle: true,
    info,
    font: fonts.plain as unknown as string,
  })
  doc.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold)
  const parts: Buffer[] = []
  const done = new Promise<void>((resolve) => doc.on('data', (part: Buffer) => parts.push(part)).on('end', resolve))

  const write = (font: 'plain' | 'bold', size: number, color: string, text: string, y: number, place: Partial<Place> = {}): number =>
    drawText(doc.font(font).fontSize(size).fillColor(color), text, y, { x: LEFT, width: WIDE, isRtl, ...place })
  const half = (WIDE - GAP) / 2
  const [start, end] = isRtl ? [LEFT + half + GAP, LEFT] : [LEFT, LEFT + half + GAP]
  const far = isRtl ? ('left' as const) : ('right' as const)
  const row = (label: string, value: string, y: number, font: 'plain' | 'bold' = 'plain'): number => {
    write(font, 10.5, INK, value, y, { align: far, isRtl: false })
    return write(font, 10.5, font === 'bold' ? INK : SOFT, label, y, { x: isRtl ? LEFT + 140 : LEFT, width: WIDE - 140 }) + 6
  }
  const rule = (y: number): number => {
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor('#b9c9c0').stroke()
    return y + 12
  }

  let y = write('bold', 14, INK, receipt.product, 56)
  y = write('bold', 26, INK, title, y + 20)
  y = write('plain', 10.5, SOFT, `${say('number')} ${receipt.number}`, y + 6)
  y = write('plain', 10.5, SOFT, `${say('date')} ${dateOf(receipt.issued_at)}`, y)
  y = write('plain', 10.5, SOFT, `${say('order')} ${receipt.order_number}`, y)
  if (receipt.receipt_number) y = write('plain', 10.5, SOFT, say('corrects', { number: receipt.receipt_number }), y)
  if (receipt.is_test) y = write('bold', 10.5, '#8f2140', say('test'), y + 8)

  const top = y + 24
  const seller = write('plain', 10.5, INK, receipt.seller, write('bold', 10.5, SOFT, say('seller'), top, { x: start, width: half }) + 2, {
    x: start,
    width: half,
  })
  const buyerY = write('bold', 10.5, SOFT, say('buyer'), top, { x: end, width: half }) + 2
  const buyer = write('plain', 10.5, INK, buyerLines(receipt) ?? say('buyer-erased'), buyerY, { x: end, width: half })

  y = rule(Math.max(seller, buyer) + 24)
  y = row(receipt.kind === 'receipt' ? receipt.item : say('returned', { points: points(receipt.points) }), money(receipt.gross), y)
  y = rule(y + 2)
  y = row(say('net'), money(receipt.net), y)
  y = row(say('vat', { percent: receipt.vat_percent }), money(receipt.vat), y)
  y = row(say(receipt.kind === 'receipt' ? 'gross' : 'gross-returned'), money(receipt.gross), y, 'bold')
  y = rule(y + 2)
  if (receipt.charged) {
    const { amount, currency, minor_digits: digits, rate } = receipt.charged
    const sum = money(amount, currency, digits)
    y = write('plain', 10.5, INK, say('charged', { amount: sum, rate, currency }), y) + 4
  }
  if (receipt.card) y = write('plain', 10.5, INK, say(receipt.kind === 'receipt' ? 'card' : 'card-returned', { card: receipt.card }), y) + 4
  write('plain', 9, SOFT, say('note'), y + 12)

  doc.end()
  await done
  return Buffer.concat(parts)
}

/** DD.MM.YYYY, as all dates of the lounge. */
const dateOf = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('.')
const buyerLines = ({ buyer }: Receipt): string | null =>
  buyer && [buyer.name, buyer.address, `${buyer.post_code} ${buyer.city}`.trim(), buyer.country, buyer.email].filter(Boolean).join('\n')
