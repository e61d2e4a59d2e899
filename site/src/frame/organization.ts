/** The publisher of the pages as a schema.org object. */
export const organization = {
  '@type': 'Organization',
  '@id': '{{origin}}/#organization',
  name: 'Runmart',
  url: '{{origin}}/',
  logo: '{{origin}}/icon-512.png',
} as const
