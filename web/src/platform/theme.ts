import { storedValue } from './stored-value.ts'

export type Theme = 'light' | 'dark'

/** The background of each theme, for a phone's bars and an installed app's window around the page. */
export const themeColour = { light: '#f6f8f8', dark: '#0a0e10' } as const

const stored = storedValue('theme')

/** Turns the page light or dark and stores the choice; other open tabs follow. */
export function chooseTheme(theme: Theme): void {
  stored.set(theme)
}

/** The theme of the page; the boot script sets it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

export function switchTheme(): void {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
}

/** Keeps the page in the chosen theme, even if another tab chose it. */
export function followTheme(): () => void {
  return stored.onChange(() => {
    const isDark = document.documentElement.classList.toggle('dark', stored.get() === 'dark')
    document.querySelector('[name=theme-color]')?.setAttribute('content', themeColour[isDark ? 'dark' : 'light'])
  })
}
