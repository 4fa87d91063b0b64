/** The icons that the lounge has of its own, as paths of 24 by 24. */
export const BUILT_IN_ICONS: Readonly<Record<string, string>> = {
  pictures: 'M4 5h16v14H4zM4 15l4.500-4.500l4 4l3-3l4.500 4.500M15.500 9a1 1 0 1 0 0-.01',
  letters: 'M3.500 6h17v12h-17zM3.500 7l8.500 6.500L20.500 7',
  radio: 'M4 9.500h16v10H4zM7 9.500L17 4M8.500 17a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5zM14 13h3M14 16h3',
}

/** What stands in a social link: the name of one of ours, else the address of a picture (or a path, as older lounges wrote it). */
export const socialIcon = (icon: string): string => (Object.hasOwn(BUILT_IN_ICONS, icon) ? BUILT_IN_ICONS[icon]! : icon)
