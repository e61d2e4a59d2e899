import { TextsPage } from './texts-page.tsx'

/** Terms, privacy and about. */
export default function PagesPage() {
  return <TextsPage kind="page" />
}
