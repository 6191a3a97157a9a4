/** The element that recharts measures texts with; it takes the one that is there. */
const id = 'recharts_measurement_span'

/**
 * Puts what recharts measures with at the end of the page, hidden and inert. Hidden alone, an overlay would take it for
 * its own to hide, and show it to readers when it closes together with another.
 */
export function hideMeasure() {
  if (document.getElementById(id) !== null) return
  const measure = document.createElement('span')
  measure.id = id
  measure.ariaHidden = 'true'
  measure.inert = true
  document.body.append(measure)
}
