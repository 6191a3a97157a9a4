/** Asks whether what was not saved may be given up. */
type Ask = () => Promise<boolean>

const asks = new Set<Ask>()

/** Has `ask` asked before the back office is left as a whole; answers how to end that. */
export function askOnLeaving(ask: Ask): () => void {
  asks.add(ask)
  return () => asks.delete(ask)
}

/** Whether the back office may be left as a whole, by logging out or as another account: asks where something would be lost. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of asks) if (!(await ask())) return false
  return true
}
