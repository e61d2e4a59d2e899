/** Who runs these pages, in the words of schema.org. */
export const organization = {
  '@type': 'Organization',
  '@id': '{{origin}}/#organization',
  name: 'Runmart',
  url: '{{origin}}/',
  logo: '{{origin}}/icon-512.png',
} as const
