import type { Meta, StoryObj } from '@storybook/react-vite'
import { createActor, type SnapshotFrom } from 'xstate'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { enrolmentMachine } from '@icss/core/second-factors/enrolment.machine.ts'
import type { SecondFactor } from '@icss/core/second-factors/second-factor.ts'
import AccountScreen from '../own-account/AccountScreen.tsx'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { StoryLanguage } from '../story/StoryLanguage.tsx'
import { forever, stubClient } from '../story/stub-client.ts'
import { SecondFactorScreen } from './SecondFactorScreen.tsx'

/** Every state of core's enrolment machine, and what stands behind the button in the header. */
const meta = {
  title: 'Screens/SecondFactor',
  component: SecondFactorScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'enrolment' },
} satisfies Meta<typeof SecondFactorScreen>
export default meta
type Story = StoryObj

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const enrolment = { key, uri: `otpauth://totp/ICSS:755001?secret=${key}&issuer=ICSS` }
const recoveryCodes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'].map((one) => `${one}BCD-EFGH-JKLM`)
const wrongCode = () =>
  Promise.reject(
    new ProblemError('request.invalid', { errors: { code: { code: 'session.code_wrong', params: { left: 4 } } } }),
  )

const start = createActor(enrolmentMachine).getSnapshot()
const standing = (
  value: SnapshotFrom<typeof enrolmentMachine>['value'],
  context: Partial<SnapshotFrom<typeof enrolmentMachine>['context']> = {},
) => enrolmentMachine.resolveState({ value, context: { ...start.context, ...context } })

const at = (snapshot?: ReturnType<typeof standing>): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    return (
      <StoryLanguage language={globals['language'] as Language}>
        <SecondFactorScreen
          begin={() => forever()}
          confirm={wrongCode}
          onDone={() => {}}
          onExit={() => {}}
          {...(snapshot ? { snapshot } : {})}
        />
      </StoryLanguage>
    )
  }

export const Password: Story = {
  render: at(),
  parameters: { state: 'password' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /开始设置|Begin/ }))
    await expect(canvas.getByText(/密码不能为空|Password cannot be empty/)).toBeVisible()
  },
}

export const Beginning: Story = {
  render: at(standing('beginning', { password: 'the right one' })),
  parameters: { state: 'beginning' },
}

export const Scanning: Story = {
  render: at(standing('scanning', { enrolment })),
  parameters: { state: 'scanning' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox'), '000000{Enter}')
    await expect(await canvas.findByText(/还可以再试 4 次|Tries left: 4/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('000000')
  },
}

export const Confirming: Story = {
  render: at(standing('confirming', { enrolment, code: '123456' })),
  parameters: { state: 'confirming' },
}

export const Recording: Story = {
  render: at(standing('recording', { recoveryCodes })),
  parameters: { state: 'recording' },
}

export const Done: Story = { render: at(standing('done')), parameters: { state: 'done' } }

const own = (factor: SecondFactor): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const client = stubClient({
      secondFactors: {
        show: () => Promise.resolve(factor),
        renewRecoveryCodes: () => Promise.resolve({ recoveryCodes }),
        remove: wrongCode,
      },
    })
    return (
      <ScreenStage language={globals['language'] as Language} path="/accountCommerce?tab=secondFactor" client={client}>
        <AccountScreen />
      </ScreenStage>
    )
  }

const isOn: SecondFactor = { isOn: true, isDemanded: false, since: '2026-11-02T01:00:00.000Z', recoveryCodesLeft: 3 }

export const TurnedOn: Story = {
  render: own(isOn),
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.type(await part.findByRole('textbox'), '123456{Enter}')
    await expect(await part.findByText('KBCD-EFGH-JKLM')).toBeVisible()
    await expect(part.getByText(/^(原有恢复码已失效|The former recovery codes are void)/)).toHaveFocus()
  },
}

export const TurningOff: Story = {
  render: own(isOn),
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(await part.findByRole('tab', { name: /关闭两步验证|Turn off/ }))
    const password = await part.findByLabelText(/^(当前密码|Present password)/)
    // What is missing is said before anything is sent, and takes the focus.
    await userEvent.type(part.getByRole('textbox'), '000000{Enter}')
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.keyboard('my password{Enter}')
    await expect(await part.findByText(/还可以再试 4 次|Tries left: 4/)).toBeVisible()
    await waitFor(() => expect(part.getByRole('textbox')).toHaveFocus())
  },
}
