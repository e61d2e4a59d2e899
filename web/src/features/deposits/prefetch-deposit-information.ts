/** Preloads the deposit information. Code and answer load apart from the first page, and may fail. */
export function prefetchDepositInformation(): void {
  import('./deposit-information.ts').then((it) => it.loadDepositInformation()).catch(() => {})
}
