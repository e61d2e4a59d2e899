import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { npm } from './npm.mjs'
import { checkout, inCheckout } from './paths.mjs'

// Proves R72.
test('npm run sbom lists every package that is installed, with its checksum', async () => {
  const { said } = await npm(process.execPath, ['run', '--silent', 'sbom'], { cwd: checkout })
  const list = JSON.parse(said.slice(said.indexOf('{')))
  assert.deepEqual([list.bomFormat, Number(list.specVersion) >= 1.5], ['CycloneDX', true])
  const { packages } = JSON.parse(readFileSync(inCheckout('package-lock.json'), 'utf8'))
  const isThere = ([path, it]) => path.includes('node_modules/') && !it.link && existsSync(inCheckout(path))
  const wanted = Object.entries(packages).filter(isThere)
  assert.ok(wanted.length > 150)
  const listed = new Map(list.components.map((it) => [it.purl, it]))
  for (const [path, it] of wanted) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const found = listed.get(`pkg:npm/${name.replace('@', '%40')}@${it.version}`)
    assert.ok(found, `${name} ${it.version} is not listed`)
    assert.equal(found.hashes?.[0]?.alg, 'SHA-512', name)
  }
})
