/** The outcome of a link in the customer's language; its redirects follow after a colon. */
export const answers = {
  en: {
    broken: 'does not open',
    elsewhere: (end: string, wanted: string) => `leads to ${end}, not to ${wanted}`,
    arrives: (code: string) => `code ${code} arrives`,
    inCookie: (code: string) => `code ${code} arrives in a cookie`,
    lost: (code: string, step: number) => `code ${code} is lost at step ${step}`,
  },
  vi: {
    broken: 'không mở được',
    elsewhere: (end: string, wanted: string) => `dẫn đến ${end}, không phải ${wanted}`,
    arrives: (code: string) => `mã ${code} còn nguyên`,
    inCookie: (code: string) => `mã ${code} được giữ trong cookie`,
    lost: (code: string, step: number) => `mã ${code} bị mất ở bước ${step}`,
  },
  ru: {
    broken: 'не открывается',
    elsewhere: (end: string, wanted: string) => `ведёт на ${end}, а не на ${wanted}`,
    arrives: (code: string) => `код ${code} сохраняется`,
    inCookie: (code: string) => `код ${code} сохраняется в cookie`,
    lost: (code: string, step: number) => `код ${code} теряется на шаге ${step}`,
  },
}
