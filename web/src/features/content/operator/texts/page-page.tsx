import { TextPage } from './text-page.tsx'

/** Terms, privacy or about, to be written. */
export default function PagePage() {
  return <TextPage kind="page" />
}
