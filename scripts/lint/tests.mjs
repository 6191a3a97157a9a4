const message =
  'A test that waits for a time passes on a quiet machine only. Wait for what happens: expect.poll(ask, { message }) says ' +
  'what it waited for and saw last. Where time itself is tried: timePasses of @icss/core/testing/time-passes.ts.'

/** Tests set no clock of their own. */
const noClock = {
  meta: { type: 'problem' },
  create: (context) => ({
    ImportSpecifier(node) {
      const from = node.parent.source.value
      if (/^(?:node:)?timers(?:\/promises)?$/.test(from) && node.imported.name === 'setTimeout')
        context.report({ node, message })
    },
    CallExpression(node) {
      if (node.callee.name === 'setTimeout') context.report({ node, message })
    },
  }),
}

export default { meta: { name: 'tests' }, rules: { 'no-clock': noClock } }
