/** Focuses a field. A group of radio buttons is entered at the one that is chosen, as the Tab key does. */
export function enterField(field: HTMLElement | null | undefined): void {
  const chosen =
    field instanceof HTMLInputElement && field.type === 'radio'
      ? [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(
          ({ name, form }) => name === field.name && form === field.form,
        )
      : undefined
  ;(chosen ?? field)?.focus()
}
