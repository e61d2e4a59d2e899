import { TextPage } from './text-page.tsx'

/** A post of the blog, to be written. */
export default function PostPage() {
  return <TextPage kind="post" />
}
