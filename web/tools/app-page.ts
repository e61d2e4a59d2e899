import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import { appBootScript } from '#platform/boot-script.ts'
import { themeColour } from '#platform/theme.ts'

/** The dong sign is in the Vietnamese subset, so every screen needs both. */
const preloadedFonts = ['manrope-latin-wght-normal', 'manrope-vietnamese-wght-normal']

/** Completes index.html, the app's page: the theme before anything is painted, its fonts, and the frame from the first byte. */
export function appPage(): Plugin {
  return {
    name: 'app-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        const fonts = preloadedFonts.flatMap((name) => files.find((file) => file.includes(name)) ?? [])
        const parts = {
          theme: `<meta name="theme-color" content="${themeColour.light}"><script>${appBootScript}</script>`,
          fonts: fonts.map(preloadFont).join(''),
          skeleton: await renderSkeleton(),
        }
        return html.replace(/<!--(theme|fonts|skeleton)-->/g, (_, name: keyof typeof parts) => parts[name])
      },
    },
  }
}

function preloadFont(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
}

/** The router draws the same skeleton until the first screen is there, so React takes over what stands in the page. */
async function renderSkeleton(): Promise<string> {
  const source = new URL(import.meta.resolve('#shell/shell-skeleton.tsx')).pathname
  const { module } = await runnerImport<{ ShellSkeleton: FunctionComponent }>(source, { configFile: false })
  // The title has its own place in the page's head.
  return renderToString(createElement(module.ShellSkeleton)).replace(/<title>.*?<\/title>/, '')
}
