import { type RefusalName, refusals } from '@tiffin/contract/refusals'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFailure } from './call-failure.ts'

/** What stands in the fields of a form; a box that is ticked is not empty. */
export type Entries<Name extends string> = Readonly<Record<Name, string>>
/** What is wrong with them, in words, beside each. */
export type Faults<Name extends string> = Readonly<Partial<Record<Name, string>>>

interface FormSetting<Name extends string> {
  readonly names: readonly Name[]
  /** The rules of core; nothing is sent while one is broken. */
  readonly check: (entries: Entries<Name>) => Faults<Name>
  readonly send: (entries: Entries<Name>) => Promise<void>
  /** The field beside which a refusal of the server is shown; any other stands above the button. */
  readonly places?: Readonly<Partial<Record<RefusalName, Name>>>
}

function readEntries<Name extends string>(form: HTMLFormElement | null, names: readonly Name[]): Entries<Name> {
  const data = new FormData(form ?? undefined)
  // One entry per name.
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Entries<Name>
}

/**
 * The one way a form works: the browser keeps what is typed, so that password managers and autofill need nothing of us;
 * it is read when the form is sent. Faults stand beside their fields, and the first one takes the focus.
 */
export function useForm<Name extends string>({ names, check, send, places = {} }: FormSetting<Name>) {
  const none: Faults<Name> = {} as Faults<Name> // every name is optional
  const form = useRef<HTMLFormElement>(null)
  const isRefused = useRef(false)
  const [faults, setFaults] = useState<Faults<Name>>(none)
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState<CallFailure>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!isRefused.current || isBusy || Object.keys(faults).length === 0) return
    isRefused.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults, isBusy])

  const entries = () => readEntries(form.current, names)

  /** Shows what is wrong; true when something is. */
  function refuse(next: Faults<Name>): boolean {
    const isWrong = Object.values(next).some((words) => words !== '')
    isRefused.current = isWrong
    setFaults(next)
    setFault('')
    return isWrong
  }

  /** Shows why a call failed; what is no failure of a call is thrown on. */
  function explain(failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure
    const { code, message } = failure
    setFailure(failure)
    if (code === refusals.notLoggedIn) return // the shell shows it and logs out
    const place = names.find((name) =>
      Object.entries(places).some(([refusal, field]) => field === name && refusals[refusal as RefusalName] === code),
    )
    // One key, of `Name`.
    if (place !== undefined) refuse({ [place]: message } as unknown as Faults<Name>)
    else setFault(message)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const given = entries()
    if (isBusy || refuse(check(given))) return
    setBusy(true)
    try {
      await send(given)
    } catch (failure) {
      explain(failure)
    } finally {
      setBusy(false)
    }
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>): void {
    setFaults(
      (before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== target.name)) as Faults<Name>,
    ) // fewer of the same keys
    setFault('')
  }

  // A form that the browser sent by itself would have to write no password into an address.
  const formProps = { ref: form, method: 'post', noValidate: true, onSubmit: submit, onChange } as const
  return { formProps, faults, fault, failure, isBusy, entries, refuse, explain }
}

/** Faults as a page shows them. */
export type FormState<Name extends string> = ReturnType<typeof useForm<Name>>
