/** Round steps from 0 to at least the greatest value: 0, 50, 100, 150. */
export function ticks(greatest: number, about = 4): number[] {
  if (!(greatest > 0)) return [0, 1]
  const rough = greatest / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10))
  const count = Math.ceil(greatest / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** Which of the labels below the axis fit, at most `room`, evenly apart, the last one among them. */
export function shownLabels(count: number, room = 8): number[] {
  const every = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0)
}
