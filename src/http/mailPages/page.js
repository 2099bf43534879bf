/**
 * Runs in the browser on the pages that mails link to: sends the token of the link, and the password if the
 * page asks for one, to the call that the form names. If the link has no token, it asks for the code in the
 * mail.
 */
const element = (id) => document.getElementById(id);
const [form, code, password, show, button] = ['form', 'code', 'password', 'show', 'send'].map(element);
const LEAST = Number(password?.minLength);

const token = new URLSearchParams(location.search).get('token');
// removes the token from the browser's history and from screenshots
history.replaceState(null, '', location.pathname);
element('code-part').hidden = Boolean(token);
element('ask').hidden = false;
(token ? (password ?? button) : code).focus();

show?.addEventListener('click', () => {
  const showing = password.type !== 'text';
  password.type = showing ? 'text' : 'password';
  show.textContent = showing ? 'Hide' : 'Show';
  show.setAttribute('aria-label', `${show.textContent} the password`);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isBusy()) void submit();
});

async function submit() {
  say('problem', '');
  const values = { code: token ?? code.value.trim(), password: password?.value };
  const texts = {
    code: values.code === '' ? 'Enter the code from the mail.' : '',
    // counted like the service does: a surrogate pair is one character
    password:
      password && [...values.password].length < LEAST ? `Must have at least ${LEAST} characters.` : '',
  };
  if (complain(texts)) return;
  setBusy(true);
  try {
    await settle(await call(values));
  } catch {
    say('problem', 'The service cannot be reached. Check your connection and try again.');
    button.focus();
  } finally {
    setBusy(false);
  }
}

/** Calls the service. Returns its JSON, or an empty object if the answer is not JSON. */
async function call({ code, password }) {
  const { call: path, member } = form.dataset;
  const response = await post(path, { token: code, ...(member && { [member]: password }) });
  return { ok: response.ok, body: await response.json().catch(() => ({})) };
}

const post = (path, body, headers = {}) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function settle({ ok, body }) {
  if (ok) return finish(body.data);
  const { errors = {}, detail = 'That did not work. Try again in a few minutes.' } = body;
  const [badToken] = errors.token ?? [];
  const [badPassword] = errors[form.dataset.member] ?? [];
  // an invalid link cannot be corrected here
  if (badToken && token) {
    say('problem', badToken);
    button.focus();
  } else if (!complain({ code: badToken ?? '', password: badPassword ?? '' })) {
    say('problem', detail);
    button.focus();
  }
}

async function finish({ access_token } = {}) {
  if (password) password.value = '';
  element('ask').hidden = true;
  element('done').hidden = false;
  element('done-title').focus();
  // accepting an invitation signs in; this page needs no session
  if (access_token)
    await post('/api/v1/auth/logout/', {}, { Authorization: `Bearer ${access_token}` }).catch(() => null);
}

/** Shows error texts at their fields and focuses the first. Returns whether there was one. */
function complain(texts) {
  const fields = Object.entries({ code, password }).filter(([, field]) => field);
  for (const [name, field] of fields) {
    say(`${name}-problem`, texts[name]);
    field.setAttribute('aria-invalid', String(texts[name] !== ''));
  }
  const [first] = fields.filter(([name]) => texts[name] !== '');
  first?.[1].focus();
  return first !== undefined;
}

function say(id, text) {
  element(id).textContent = text;
}

const isBusy = () => button.getAttribute('aria-disabled') === 'true';

function setBusy(busy) {
  button.setAttribute('aria-disabled', String(busy));
  form.setAttribute('aria-busy', String(busy));
}
