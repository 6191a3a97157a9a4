import { lazy } from 'react'
import { merged } from '@icss/core/parts.ts'
import type { Screen } from '@icss/core/routes/routes.ts'
import * as features from '../features.ts'
import { firstScreens } from './first-screens.ts'
import { withRest } from './load-rest.ts'
import type { View, Views } from './view.ts'

const views: Required<Views> = merged(features, 'views')

/** Fetches the code of a screen; hidden half-way until words come, a form would lose the focus. */
const fetchView = (screen: Screen): Promise<{ default: View }> =>
  firstScreens.includes(screen) ? views[screen]() : withRest(views[screen])

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
