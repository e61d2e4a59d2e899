/** Loads where to send money before the deposit page is opened; code and answer come apart from the first page, and may fail. */
export function prefetchDepositInformation(): void {
  import('./deposit-information.ts').then((it) => it.loadDepositInformation()).catch(() => {})
}
