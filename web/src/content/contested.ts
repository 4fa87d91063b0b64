export type Contested = { kind: 'title' | 'message'; content: string }

/** Rules that a person may be asked about: card numbers are stored nowhere, and a minor's place is not argued about. */
export const isContestable = (code: string | undefined): boolean => /^house-rule\.(?:names|history|danger|spam|ads)$/.test(code ?? '')
