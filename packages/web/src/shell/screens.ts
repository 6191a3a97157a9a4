import { lazy } from 'react'
import { contract } from '@icss/core/contract/contract.ts'
import { whenThere } from '@icss/core/later.ts'
import { merged } from '@icss/core/parts.ts'
import type { Screen } from '@icss/core/routes/routes.ts'
import * as features from '../features.ts'
import { loadWordsOf } from '../language/copy.ts'
import type { View, Views } from './view.ts'

const views: Required<Views> = merged(features, 'views')

/** The feature of each screen. */
const nouns = new Map(
  Object.entries(features).flatMap(([noun, feature]) =>
    'views' in feature ? Object.keys(feature.views).map((screen) => [screen, noun] as const) : [],
  ),
)

/** Fetches the code of a screen, and beside it the words and endpoints of its feature. */
async function fetchView(screen: Screen): Promise<{ default: View }> {
  const noun = nouns.get(screen) ?? ''
  const endpoints: Readonly<Record<string, unknown>> = contract
  const [view] = await Promise.all([views[screen](), loadWordsOf(noun), whenThere(() => endpoints[noun])])
  return view
}

const loaded = new Map<Screen, View>()
const coming = new Map<Screen, View>()

/** Fetches the code of a screen. */
export async function loadScreen(screen: Screen): Promise<void> {
  const view = loaded.has(screen) ? undefined : await fetchView(screen)
  if (view) loaded.set(screen, view.default)
}

/** The view of a screen: at once when its code was fetched before, else when it comes. */
export function viewOf(screen: Screen): View {
  const view = loaded.get(screen) ?? coming.get(screen) ?? lazy(() => fetchView(screen))
  if (!loaded.has(screen)) coming.set(screen, view)
  return view
}
