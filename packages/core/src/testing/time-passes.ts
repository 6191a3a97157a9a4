/**
 * Lets so many milliseconds pass, where time itself is what a test is about: that something goes by itself, that nothing
 * comes, that a slow sender is heard out. Whatever can be waited for is waited for by `expect.poll` instead.
 */
export const timePasses = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
