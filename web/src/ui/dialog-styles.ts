/**
 * The classes of dialogs and side panels. A dialog is a sheet at the bottom of a phone, and a card in the middle of a
 * larger screen. The content scrolls between title and buttons, which stay visible.
 */
export const dialogStyles = {
  backdrop: 'fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
  viewport: 'fixed inset-0 z-40 flex items-end-safe justify-center overflow-y-auto sm:items-center-safe sm:p-6',
  popup:
    'float-in flex max-h-[85dvh] w-full max-w-[480px] flex-col rounded-t-xl border border-line bg-raised p-6 pb-8 text-ink shadow-float outline-none sm:rounded-xl sm:pb-6',
  body: '-mx-6 min-h-0 overflow-y-auto px-6 py-1 submit-in-sight',
  panelViewport: 'fixed inset-0 z-40',
  panel:
    'float-in absolute inset-y-0 right-0 flex w-full max-w-[560px] flex-col border-l border-line bg-raised text-ink shadow-float outline-none',
  title: 'text-base font-bold text-ink',
  description: 'mt-1 text-pretty text-ink-soft',
  footer: 'mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end',
}
