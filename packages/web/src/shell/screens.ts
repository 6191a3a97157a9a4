import { lazy } from 'react'
import { merged } from '@icss/core/parts.ts'
import type { Screen } from '@icss/core/routes/routes.ts'
import * as features from '../features.ts'
import { firstScreens } from './first-screens.ts'
import { loadRest } from './load-rest.ts'
import type { View, Views } from './view.ts'

const views: Required<Views> = merged(features, 'views')

/**
 * Fetches the code of a screen, and beside it all that comes later: a screen that found out that it lacks some words
 * would be hidden until they have come, and lose the focus.
 */
async function fetchView(screen: Screen): Promise<{ default: View }> {
  const [view] = await Promise.all([views[screen](), firstScreens.includes(screen) ? undefined : loadRest()])
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
