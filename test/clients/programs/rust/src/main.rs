//! Uses openapi-generator's Rust client: makes the calls, and reads an event once its signature is verified.
use chrono::{DateTime, FixedOffset, NaiveDate};
use hmac::{Hmac, Mac};
use openapi::apis::tracking_api::{create_time_entry, list_time_entries, CreateTimeEntryError};
use openapi::apis::{configuration::Configuration, pto_api::get_pto_balance, Error};
use openapi::models::{AbsenceApprovedEvent, ErrorEnvelope, TimeEntryInput, TimeEntryListResponse};
use reqwest::header::HeaderMap;
use serde_json::{json, Value};
use sha2::Sha256;

fn entry(one: &Value) -> TimeEntryInput {
    let at = |name: &str| -> DateTime<FixedOffset> { one[name].as_str().unwrap().parse().unwrap() };
    let mut input = TimeEntryInput::new(at("started_at"), at("ended_at"));
    input.description = Some(one["description"].as_str().unwrap().to_string());
    input
}

/// The error code of a refused call.
async fn code_of(configuration: &Configuration, input: TimeEntryInput) -> String {
    match create_time_entry(configuration, input, None).await {
        Err(Error::<CreateTimeEntryError>::ResponseError(refusal)) => {
            serde_json::from_str::<ErrorEnvelope>(&refusal.content).unwrap().data.code
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let told: Value = serde_json::from_str(&std::env::var("TOLD").unwrap()).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_string();
    let mut configuration = Configuration::new();
    configuration.base_path = text(&told["url"]);
    // a default header: the whole document has two kinds of credentials, and the client would send both
    let mut headers = HeaderMap::new();
    headers.insert("authorization", format!("Bearer {}", text(&told["key"])).parse().unwrap());
    configuration.client = reqwest::Client::builder().default_headers(headers).build().unwrap();
    let get = |path: &str| {
        configuration
            .client
            .get(format!("{}/api/v1/tracking/{path}", configuration.base_path))
            .send()
    };

    let balance = get_pto_balance(&configuration, None, None, None).await.unwrap();
    let created = create_time_entry(&configuration, entry(&told["entry"]), None).await.unwrap();
    create_time_entry(&configuration, entry(&told["later"]), None).await.unwrap();
    // the generated functions do not return the headers of answers
    let first = get("entries/?limit=1").await.unwrap();
    let cursor = first.headers()["x-next-cursor"].to_str().unwrap().to_string();
    let first: TimeEntryListResponse = serde_json::from_str(&first.text().await.unwrap()).unwrap();
    let second = list_time_entries(
        &configuration, Some(1), Some(&cursor), None, None, None, None, None, None, None, None, None, None, None, None,
    )
    .await
    .unwrap();
    let conflict = code_of(&configuration, entry(&told["entry"])).await;
    let mut backwards = entry(&told["entry"]);
    backwards.ended_at = backwards.started_at;
    let invalid = code_of(&configuration, backwards).await;
    let day = |of: u32| NaiveDate::from_ymd_opt(2026, 10, of).unwrap();
    let report = format!("reports/me/?from={}&to={}&format=csv", day(1), day(31));
    let file = get(&report).await.unwrap().text().await.unwrap();

    let webhook = &told["webhook"];
    let body = text(&webhook["body"]);
    let mut mac = Hmac::<Sha256>::new_from_slice(text(&webhook["secret"]).as_bytes()).unwrap();
    mac.update(body.as_bytes());
    let signature = text(&webhook["signature"]);
    mac.verify_slice(&hex::decode(signature.strip_prefix("sha256=").unwrap()).unwrap()).unwrap();
    let event: AbsenceApprovedEvent = serde_json::from_str(&body).unwrap();

    let result = json!({
        "balance": balance.data.iter().map(|one| one.policy.name.clone()).collect::<Vec<_>>(),
        "created": created.data.description,
        "pages": [first.data[0].description, second.data[0].description],
        "codes": [conflict, invalid],
        "file": file.lines().next(),
        "event": event.data.employee.name,
    });
    println!("{result}");
}
