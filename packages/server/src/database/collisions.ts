// Unique violation, deadlock, serialization, lock timeout: somebody else wrote the same rows at the same time.
const collisions = new Set(['23505', '40P01', '40001', '55P03'])

/** Whether a statement failed for what others wrote meanwhile. */
export const isCollision = (error: unknown) => collisions.has(String((error as { code?: string }).code))

/** Does `work` up to three times, as long as it collides with what others write. */
export async function onceMoreAfterCollision<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !isCollision(error)) throw error
    return onceMoreAfterCollision(work, tries - 1)
  }
}
