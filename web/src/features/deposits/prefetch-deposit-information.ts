/**
 * Preloads the deposit information for the deposit page. Code and answer load apart from the first page, and may fail.
 */
export function prefetchDepositInformation(): void {
  import('./deposit-information.ts').then((it) => it.loadDepositInformation()).catch(() => {})
}
