import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import { appBootScript, loadFailureScript } from '#platform/boot-script.ts'
import { themeColour } from '#platform/theme.ts'

/** The dong sign is in the Vietnamese subset, so every screen needs both. */
const preloadedFonts = ['manrope-latin-wght-normal', 'manrope-vietnamese-wght-normal']

/**
 * Completes index.html, the app's page: the theme before anything is painted, its fonts, the frame from the first byte, and
 * what is shown when the code does not arrive.
 */
export function appPage(): Plugin {
  return {
    name: 'app-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        const fonts = preloadedFonts.flatMap((name) => files.find((file) => file.includes(name)) ?? [])
        const parts = {
          theme: `<meta name="theme-color" content="${themeColour.light}"><script>${appBootScript};${loadFailureScript}</script>`,
          fonts: fonts.map(preloadFont).join(''),
          // The router draws the same skeleton until the first screen is there, so React takes over what stands in the page.
          skeleton: await render('ShellSkeleton', '#shell/shell-skeleton.tsx'),
          failure: `<template id="load-failure">${await render('BrokenPage', '#shell/broken-page.tsx')}</template>`,
        }
        return html.replace(/<!--(theme|fonts|skeleton|failure)-->/g, (_, name: keyof typeof parts) => parts[name])
      },
    },
  }
}

function preloadFont(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
}

/** The markup of a component that needs nothing around it. */
async function render(name: string, path: string): Promise<string> {
  const source = new URL(import.meta.resolve(path)).pathname
  const { module } = await runnerImport<Record<string, FunctionComponent>>(source, { configFile: false })
  const component = module[name]
  if (!component) throw new Error(`${path} has no ${name}`)
  // The title has its own place in the page's head.
  return renderToString(createElement(component)).replace(/<title>.*?<\/title>/, '')
}
