/** A start that cannot succeed. Its message is the one line that tells the operator where and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
