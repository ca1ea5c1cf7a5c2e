declare module 'autocannon' {
  interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  interface Result {
    requests: { average: number; total: number }
    non2xx: number
    errors: number
    '2xx': number
  }
  interface Options {
    url: string
    connections?: number
    duration?: number
    pipelining?: number
    requests?: Request[]
    method?: string
    headers?: Record<string, string>
    body?: string
    verifyBody?: (body: string) => boolean
  }
  export default function autocannon(options: Options): Promise<Result & { mismatches: number }>
}
