import type { FunctionComponent } from 'react'
import { BlogPage } from './blog/blog-page.tsx'
import { PostPage } from './blog/post-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { FailedPage, NotFoundPage, OfflinePage } from './message-pages.tsx'
import {
  CheckMailPage,
  ConfirmedPage,
  ConfirmPage,
  ProblemPage,
  UnsubscribedPage,
  UnsubscribePage,
} from './newsletter/newsletter-pages.tsx'
import type { messagePaths, pagePaths } from './paths.ts'
import { ServicePage } from './services/service-page.tsx'
import { ServicesPage } from './services/services-page.tsx'
import { TextPage } from './texts/text-page.tsx'

type Path = (typeof pagePaths)[number] | (typeof messagePaths)[number]

const pages: Record<Path, FunctionComponent> = {
  '': LandingPage,
  services: ServicesPage,
  'services/{{slug}}': ServicePage,
  blog: BlogPage,
  'blog/{{post}}': PostPage,
  about: TextPage,
  terms: TextPage,
  privacy: TextPage,
  'newsletter/check-mail': CheckMailPage,
  'newsletter/confirm': ConfirmPage,
  'newsletter/confirmed': ConfirmedPage,
  'newsletter/unsubscribe': UnsubscribePage,
  'newsletter/unsubscribed': UnsubscribedPage,
  'newsletter/problem': ProblemPage,
  404: NotFoundPage,
  500: FailedPage,
  offline: OfflinePage,
}

export function pageAt(path: string): FunctionComponent {
  const page = pages[path as Path]
  if (!page) throw new Error(`The site has no page at “${path}”`)
  return page
}
