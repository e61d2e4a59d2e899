/** The classes of dialogs: a sheet at the bottom of a phone, a card in the middle of a larger screen; and of panels at the side. */
export const dialogStyles = {
  backdrop: 'fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
  viewport: 'fixed inset-0 z-40 flex items-end-safe justify-center overflow-y-auto sm:items-center-safe sm:p-6',
  popup:
    'float-in w-full max-w-md rounded-t-xl border border-line bg-raised p-6 pb-8 text-ink shadow-float outline-none sm:rounded-lg sm:pb-6',
  panelViewport: 'fixed inset-0 z-40',
  panel:
    'float-in absolute inset-y-0 right-0 flex w-full max-w-[560px] flex-col border-l border-line bg-raised text-ink shadow-float outline-none',
  title: 'text-base font-bold text-ink',
  description: 'mt-1 text-pretty text-ink-soft',
  footer: 'mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end',
}
