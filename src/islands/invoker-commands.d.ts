import 'react';

declare module 'react' {
  /** Invoker commands, which React passes through but does not type yet: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | undefined;
  }
}
