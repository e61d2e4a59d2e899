export { ReverseDialog } from './reverse-dialog.tsx'
