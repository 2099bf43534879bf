"""Uses openapi-python-client: makes the calls, and reads an event once its signature is verified."""

import hashlib
import hmac
import json
import os
from datetime import datetime

from workforce_client import AuthenticatedClient
from workforce_client.api.pto import get_pto_balance
from workforce_client.api.tracking import create_time_entry, list_time_entries
from workforce_client.models import AbsenceApprovedEvent, ErrorEnvelope, TimeEntryInput, ValidationEnvelope

told = json.loads(os.environ["TOLD"])
client = AuthenticatedClient(base_url=told["url"], token=told["key"])


def entry(one, ended_at=None):
    return TimeEntryInput(
        started_at=datetime.fromisoformat(one["started_at"]),
        ended_at=datetime.fromisoformat(ended_at or one["ended_at"]),
        description=one["description"],
    )


balance = get_pto_balance.sync(client=client)
created = create_time_entry.sync(client=client, body=entry(told["entry"]))
create_time_entry.sync(client=client, body=entry(told["later"]))
first = list_time_entries.sync_detailed(client=client, limit=1)
second = list_time_entries.sync(client=client, limit=1, cursor=first.headers["X-Next-Cursor"])
conflict = create_time_entry.sync(client=client, body=entry(told["entry"]))
invalid = create_time_entry.sync(client=client, body=entry(told["entry"], told["entry"]["started_at"]))
assert isinstance(conflict, ErrorEnvelope) and isinstance(invalid, ValidationEnvelope)
# the generated function reads every answer as JSON, even a file
period = {"from": "2026-10-01", "to": "2026-10-31", "format": "csv"}
file = client.get_httpx_client().get("/api/v1/tracking/reports/me/", params=period)

webhook = told["webhook"]
body = webhook["body"].encode()
digest = hmac.new(webhook["secret"].encode(), body, hashlib.sha256).hexdigest()
assert hmac.compare_digest(f"sha256={digest}", webhook["signature"])
event = AbsenceApprovedEvent.from_dict(json.loads(body))

print(
    json.dumps(
        {
            "balance": [one.policy.name for one in balance.data],
            "created": created.data.description,
            "pages": [first.parsed.data[0].description, second.data[0].description],
            "codes": [conflict.data.code, invalid.data.code],
            "file": file.content.decode().split("\n")[0],
            "event": event.data.employee.name,
        }
    )
)
