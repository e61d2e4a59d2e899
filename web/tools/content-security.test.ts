import assert from 'node:assert/strict'
import test from 'node:test'
import { inlineScripts, scriptHash } from './content-security.ts'

test('scripts in the page are found, scripts from files and facts for search engines are not', () => {
  const html =
    '<script src="/site.js" defer></script><script>a()</script><script type="module" async="">import "/x.js"</script>'
  const facts = '<script type="application/ld+json">{"@type":"Blog"}</script>'
  assert.deepEqual(inlineScripts(facts + html), ['a()', 'import "/x.js"'])
})

test('a hash is what browsers compute', () => {
  assert.equal(scriptHash("alert('Hello, world.');"), 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
})
