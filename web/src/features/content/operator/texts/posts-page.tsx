import { TextsPage } from './texts-page.tsx'

/** The posts of the blog. */
export default function PostsPage() {
  return <TextsPage kind="post" />
}
