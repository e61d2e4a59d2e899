import { setting } from './setting.ts'
import { themeColour } from './theme-colour.ts'

export type Theme = 'light' | 'dark'

const kept = setting('theme')

/** Turns the page light or dark and keeps the choice; other open tabs follow. */
export function chooseTheme(theme: Theme): void {
  kept.set(theme)
}

/** The theme the page wears now; before first paint the script of the page has put it on. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

export function switchTheme(): void {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
}

/** Keeps the page in the chosen theme, whoever chose it. */
export function followTheme(): () => void {
  return kept.onChange(() => {
    const isDark = document.documentElement.classList.toggle('dark', kept.get() === 'dark')
    document.querySelector('[name=theme-color]')?.setAttribute('content', themeColour[isDark ? 'dark' : 'light'])
  })
}
