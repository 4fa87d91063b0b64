/** Whole numbers as the screens group them, in every language: '2 500'. */
export const grouped = (count: number | bigint): string => String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ' ')
