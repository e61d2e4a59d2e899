import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { placeOf } from '#platform/place.ts'
import { PublicPage } from '../frame/public-page.tsx'
import { usePlace } from '../use-place.ts'
import { contentFolder } from './content-folder.ts'
import { dayText } from './day-text.ts'
import { readText } from './read-text.ts'
import { TextLayout } from './text-layout.tsx'

/** Runs when the web is built: the page's path is the name of its text. */
export function loader({ request }: LoaderFunctionArgs) {
  const { language, path } = placeOf(new URL(request.url).pathname)
  return readText(contentFolder, `pages/${path}`, language)
}

/** About, terms and privacy: texts with the day of their last change. */
export default function TextPage() {
  const text = useLoaderData<typeof loader>()
  const { language, t } = usePlace()
  return (
    <PublicPage about={{ title: text.title, description: text.description }}>
      <TextLayout text={text} facts={t('site.changedOn', { date: dayText(language, text.date) })} />
    </PublicPage>
  )
}
