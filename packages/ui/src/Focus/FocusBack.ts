import { createElement, useCallback, useEffect, useState } from 'react'

const overlay = '[role=dialog], [role=alertdialog], [data-menu]'

/** What had the focus before each thing that lies over the page. */
const openers = new WeakMap<Element, Element>()

/** Where the focus is about to go, after what lay over the page has gone and before the page can take it. */
let awaited: Element | undefined

/** The opener, or where the focus came from before what held it, when that has gone as well. */
function standing(opener: Element | null | undefined): Element | undefined {
  if (!opener || opener.isConnected) return opener ?? undefined
  const gone = opener.closest(overlay)
  return gone ? standing(openers.get(gone)) : undefined
}

/** Whether the focus is on nothing that can be used: on the page, or on a dialog as a whole instead of `place` within. */
const isNowhere = (focused: Element | null, place: Element): boolean =>
  focused === null || focused === document.body || (focused.matches(overlay) && focused.contains(place))

/**
 * In what lies over the page: gives the focus back to where it came from when this goes. The page behind is inert until
 * effects have run; whoever restores the focus before that, as a modal does that goes with an answer, loses it.
 */
export function FocusBack() {
  const [opener] = useState(() => (document.activeElement === document.body ? awaited : document.activeElement))
  const remember = useCallback(
    (place: Element | null) => {
      const mine = place?.closest(overlay)
      if (mine && opener) openers.set(mine, opener)
    },
    [opener],
  )
  useEffect(
    () => () => {
      const back = standing(opener)
      awaited = back
      requestAnimationFrame(() => {
        awaited = undefined
        if (back instanceof HTMLElement && isNowhere(document.activeElement, back)) back.focus()
      })
    },
    [opener],
  )
  return createElement('span', { ref: remember, hidden: true })
}
