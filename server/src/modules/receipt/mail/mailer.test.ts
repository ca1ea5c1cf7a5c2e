import { describe, expect, it } from 'vitest'
import { fakeMailServer } from '../../../../test/fake-mail-server.ts'
import { connectionOf, Mailer } from './mailer.ts'

const host = await fakeMailServer()
const from = { name: 'Tea', address: 'receipts@tea.example' }
const mail = {
  ...{ to: 'ann@mail.example', subject: 'Your receipt', text: 'As a text', html: '<p>As a page</p>' },
  file: { name: 'receipt.pdf', bytes: Buffer.from('%PDF-1') },
}

describe('[receipt-7] the connection to a server of mail', () => {
  it('is over TLS only, from the first byte or by STARTTLS, at its usual port unless another is named', () => {
    const limits = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 }
    const closed = { disableFileAccess: true, disableUrlAccess: true }
    const plain = { host: 'mail.example', port: 587, secure: false, requireTLS: true }
    expect(connectionOf('smtp://mail.example', 500)).toEqual({ ...plain, ...limits, ...closed })
    expect(connectionOf('smtps://mail.example', 500)).toMatchObject({ port: 465, secure: true, requireTLS: true })
    expect(connectionOf('smtps://mail.example:2465', 500)).toMatchObject({ port: 2465, secure: true })
  })

  it('logs in where a name is given, and may have any characters in its password', () => {
    const auth = { user: 'tea@x', pass: 'p@ss/word' }
    expect(connectionOf('smtp://tea%40x:p%40ss%2Fword@mail.example', 500)).toMatchObject({ auth })
    expect(connectionOf('smtp://mail.example', 500)).not.toHaveProperty('auth')
  })

  it('may be plain to this machine, and to no other', () => {
    for (const name of ['127.0.0.1', '127.10.20.255', 'localhost', '[::1]']) {
      expect(connectionOf(`smtp://${name}:25`, 500)).toMatchObject({ ignoreTLS: true, port: 25 })
      expect(connectionOf(`smtp://${name}`, 500)).not.toHaveProperty('requireTLS')
      expect(connectionOf(`smtps://${name}`, 500)).toMatchObject({ ignoreTLS: false, secure: true })
    }
    for (const name of ['128.0.0.1', 'localhost.example', 'my-localhost', '[::2]', '[::10]', '1.127.0.0'])
      expect(connectionOf(`smtp://${name}`, 500)).toMatchObject({ requireTLS: true })
  })
})

describe('[receipt-7] a mail', () => {
  it('is sent as text, as a page and with its file', async () => {
    await new Mailer({ url: host.url, from }).send(mail)
    const source = host.mails.at(-1)?.source ?? ''
    expect(source).toMatch(/^From: Tea <receipts@tea\.example>$/m)
    expect(source).toMatch(/^Subject: Your receipt$/m)
    expect(source).toContain('As a text')
    expect(source).toContain('<p>As a page</p>')
    expect(source).toMatch(/^Content-Type: application\/pdf; name=receipt\.pdf$/m)
    expect(source).toContain(Buffer.from('%PDF-1').toString('base64'))
  })

  it('that cannot be sent says the kind of the failure only', async () => {
    const sent = new Mailer({ url: 'smtp://127.0.0.1:1', from }).send(mail)
    await expect(sent).rejects.toMatchObject({ message: 'mail not sent', reason: 'ESOCKET' })
  })

  it('that is not taken in time says so', async () => {
    host.answer = 'silent'
    const sent = new Mailer({ url: host.url, from }, 100).send(mail)
    await expect(sent).rejects.toMatchObject({ reason: 'too slow' })
  })
})
