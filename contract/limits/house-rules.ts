// The house rules on what members write (docs/product/characters.md), and what no rule of a room allows: card numbers, and minors.
export const HOUSE_RULES = ['names', 'history', 'danger', 'spam', 'ads', 'card-number', 'minors'] as const
export type HouseRule = (typeof HOUSE_RULES)[number]

/** The problems of every door that takes a member's words. */
export const HOUSE_RULE_PROBLEMS = HOUSE_RULES.map((rule) => `house-rule.${rule}` as const)
