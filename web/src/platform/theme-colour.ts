/** The ground of either theme, for what is painted around the page: a phone's bars, an installed app's window. */
export const themeColour = { light: '#f6f8f8', dark: '#0a0e10' } as const
