/** Brings a tab into sight, at first and when the room or its own words change. Scrolls the row only, never the page. */
export function keepInSight(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!tab || !row) return
  const observer = new ResizeObserver(() => {
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left)
  })
  observer.observe(row)
  observer.observe(tab)
  return () => observer.disconnect()
}
