import { SubmitButton } from '#web/ui/forms/submit-button.tsx'

/** The one button that leads into the lounge: as wide as its form. */
export const EntryButton = (texts: { text: string; busy: string }) => (
  <SubmitButton className="min-h-13 w-full text-[1.0625rem]" {...texts} />
)
