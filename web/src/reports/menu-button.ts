/** The button of a chat's menu: narrow on a phone, and still as wide as a finger. */
export const MENU_BUTTON =
  'icon-btn relative shrink-0 max-sm:w-9 max-sm:after:absolute max-sm:after:inset-y-0 max-sm:after:-start-1.5 max-sm:after:-end-0.5'
