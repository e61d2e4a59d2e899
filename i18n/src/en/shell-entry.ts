/** What the frame says also before anybody is signed in: about calls in general, and about wrong addresses. */
export const entryFrame = {
  somethingWrong: 'Something went wrong. Please try again.',
  unreachable: 'Unable to connect to the server. Please try again later.',
  tokenExpired: 'Token expired. Please log in again.',
  language: 'Language',
  switchTheme: 'Switch between light and dark',
  toDashboard: 'Back to the dashboard',
  notFoundTitle: 'There is nothing at this address',
  notFoundText: 'The link may be old or mistyped.',
  toStart: 'To the start page',
} as const
