/** Leaves the app for a page outside of it. */
export const leaveTo = (url: string): void => location.assign(url)
