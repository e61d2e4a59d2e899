/**
 * What each page is looked at in: every language and both themes. Contrast is a matter of the theme and words of the
 * language, so three of the six pairs see all that there is to see.
 */
export const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'vi' },
  { theme: 'light', language: 'ru' },
] as const
