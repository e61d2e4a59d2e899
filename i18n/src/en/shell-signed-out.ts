/** The frame's words for signed-out pages, too: failed calls and wrong addresses. */
export const signedOutShell = {
  somethingWrong: 'Something went wrong. Please try again.',
  unreachable: 'Unable to connect to the server. Please try again later.',
  tokenExpired: 'Token expired. Please log in again.',
  language: 'Language',
  switchTheme: 'Switch theme',
  toDashboard: 'Go to dashboard',
  notFoundTitle: 'Page not found',
  notFoundText: 'The link may be old or mistyped.',
  toStart: 'Go to home page',
} as const
