import { storedValue } from './stored-value.ts'

export type Theme = 'light' | 'dark'

/** The background of either theme, for what is painted around the page: a phone's bars, an installed app's window. */
export const themeColour = { light: '#f6f8f8', dark: '#0a0e10' } as const

const stored = storedValue('theme')

/** Turns the page light or dark and stores the choice; other open tabs follow. */
export function chooseTheme(theme: Theme): void {
  stored.set(theme)
}

/** The theme of the page now; the page's own script has set it before first paint. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** From light to dark, or back. */
export function switchTheme(): void {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
}

/** Keeps the page in the chosen theme, also when another tab chose it. */
export function followTheme(): () => void {
  return stored.onChange(() => {
    const isDark = document.documentElement.classList.toggle('dark', stored.get() === 'dark')
    document.querySelector('[name=theme-color]')?.setAttribute('content', themeColour[isDark ? 'dark' : 'light'])
  })
}
