import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifestsIn } from '../core/manifests.ts'
import { firstScreens } from './src/shell/first-screens.ts'

const views = manifestsIn(fileURLToPath(new URL('./src/', import.meta.url))).flatMap(({ noun, path }) =>
  [...readFileSync(path, 'utf8').matchAll(/^ {2}(\w+): \(\) => import\('(\.\/[^']+)'\)/gm)].map(
    ([, screen, file = '']) => ({ screen, noun, file: join(dirname(path), file) }),
  ),
)

/** The views of the first screens, each with its noun and its file, as the manifests give them. */
export const firstViews = firstScreens.map((screen) => {
  const view = views.find((one) => one.screen === screen)
  if (!view) throw new Error(`No manifest of the web gives a view of ${screen} in the form that first-views.ts reads.`)
  return view
})
